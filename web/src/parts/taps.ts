// A finger cannot point at a thing to read what it does before it is done.

/** What a click does where a thing can be read first: a first tap shows it, the second does it; a mouse and a key do it at once. */
export const readFirst =
  (shown: () => boolean, show: () => void, deed: () => void) =>
  (event: MouseEvent): void => {
    if ((event as PointerEvent).pointerType === 'touch' && !shown()) show()
    else deed()
  }
