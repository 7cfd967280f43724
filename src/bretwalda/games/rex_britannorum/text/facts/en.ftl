## Words for what other facts bring: free expressions of objectives, and the paragraphs that list the cards

where-and = { $one } and { $other }
where-or = { $one } or { $other }
where-group = ({ $inner })
where-list = { $one } and { $other }
where-present = be present in { $place }
where-any = be present somewhere in { $places }
where-most = control { $places }
where-all = occupy every location of { $places }
where-number = occupy at least { $number ->
    [one] one location
   *[other] { $number } locations
} of { $places }
where-not-present = not be present in { $place }
where-not-any = stay out of { $places }
where-not-most = not control { $places }
where-not-all = not occupy every location of { $places }
where-not-number = occupy fewer than { $number ->
    [one] one location
   *[other] { $number } locations
} of { $places }
where-places-zone = { $zone }
where-places-region = { $region }
where-places-link = the link { $one } – { $other }
where-cities-zone = the cities { $zone_of }
where-cities-region = the cities of { $region }
where-cities-link = the cities of the link { $one } – { $other }
where-roads-zone = the roads { $zone_of }
where-roads-region = the roads of { $region }
where-roads-link = the roads of the link { $one } – { $other }
cards-fief = *Fief cards.*
cards-city = *City cards.*
cards-link = *Link cards.*
cards-one = { $id }: { $one } / { $two } / { $three }.
