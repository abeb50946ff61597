const pressed = new Set<string>()

/**
 * Remembers which drawn maps are pressed before their program is there, or the first press would be lost.
 * In a browser alone.
 */
export function rememberPresses(): void {
  const remember = ({ target }: Event) => {
    const map = target instanceof Element ? target.closest<HTMLElement>('[data-map]')?.dataset.map : undefined
    if (map) pressed.add(map)
  }
  for (const press of ['pointerdown', 'click']) addEventListener(press, remember, { capture: true, passive: true })
}

/** Whether that map was pressed since it was last asked. */
export function wasPressed(map: string): boolean {
  return pressed.delete(map)
}
