"""From longitude and latitude to the canvas: a conformal conic projection, so that coasts keep their shapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyproj
import shapely

from .sheet import Frame, Place, Shove, Swell

EARTH = 6371.0  # kilometres
GRID = 0.1  # coordinates are rounded to this, before anything is cut: neighbours then share their corners exactly


class Canvas:
    """The projection fitted to a frame: y grows downwards, the meridian stands in the middle."""

    def __init__(self, frame: Frame, swells: Sequence[Swell] = (), shoves: Sequence[Shove] = ()) -> None:
        sixth = (frame.north - frame.south) / 6
        self.frame = frame
        self.cone = pyproj.Proj(
            proj="lcc", lon_0=frame.meridian, lat_1=frame.south + sixth, lat_2=frame.north - sixth,
            lat_0=frame.south, R=EARTH,
        )  # fmt: skip
        self.top = self.cone(frame.meridian, frame.north)[1]
        self.scale = frame.height / self.top  # the lower edge is the projection's origin
        self.shoves = [(shapely.Polygon(shove.ring), shove) for shove in shoves]
        self.lenses = [(self.flat(np.array([swell.at]))[0], swell) for swell in swells]

    def point(self, place: Place) -> Any:
        return shapely.Point(self.project(np.array([place]))[0])

    def line(self, places: Sequence[Place]) -> Any:
        return shapely.LineString(self.project(np.array(places)))

    def project(self, places: Any) -> Any:
        """Points of the world on the canvas: shoved, then as the lenses show them."""
        points = self.flat(places)
        for ring, shove in self.shoves:
            inside = shapely.contains_xy(ring, places[:, 0], places[:, 1])
            middle = self.flat(shapely.get_coordinates(ring.centroid))
            points[inside] += (points[inside] - middle) * (shove.factor - 1) + shove.shift
        pushed = sum((_pushed(points, *lens) for lens in self.lenses), np.zeros_like(points))
        return points + pushed

    def flat(self, places: Any) -> Any:
        """Points of the world on the canvas without lenses."""
        x, y = self.cone(places[:, 0], places[:, 1])
        return np.column_stack([self.frame.width / 2 + x * self.scale, (self.top - y) * self.scale])

    def rectangle(self) -> Any:
        """The canvas with its bleed."""
        bleed = self.frame.bleed
        return shapely.box(-bleed, -bleed, self.frame.width + bleed, self.frame.height + bleed)

    def window(self) -> Any:
        """The part of the world that may show, as a box of longitudes and latitudes."""
        x, y = shapely.segmentize(self.rectangle().exterior, 20).xy
        east, north = (np.array(x) - self.frame.width / 2) / self.scale, self.top - np.array(y) / self.scale
        longitudes, latitudes = self.cone(east, north, inverse=True)
        return shapely.box(min(longitudes) - 1, min(latitudes) - 1, max(longitudes) + 1, max(latitudes) + 1)


def _pushed(points: Any, middle: Any, swell: Swell) -> Any:
    """How far a lens moves points: away from its middle and aside, and gently less towards its rim."""
    away = points - middle
    inside = np.clip(1 - np.sum(away**2, axis=1, keepdims=True) / swell.radius**2, 0, 1)
    return (away * (swell.factor - 1) + swell.shift) * inside**2
