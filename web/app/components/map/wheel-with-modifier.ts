const shownFor = 1400

/** The wheel scrolls the page unless Ctrl or ⌘ is held: what a trackpad's pinch sends too. */
export function wheelWithModifier(element: HTMLElement, hint: string, isFree: () => boolean): () => void {
  const said = element.appendChild(document.createElement('p'))
  said.className = 'slippy-hint'
  said.setAttribute('aria-hidden', 'true')
  said.textContent = hint
  let timer = 0
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey || isFree()) return
    event.stopImmediatePropagation()
    said.dataset.shown = ''
    clearTimeout(timer)
    timer = window.setTimeout(() => delete said.dataset.shown, shownFor)
  }
  element.addEventListener('wheel', onWheel, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    element.removeEventListener('wheel', onWheel, { capture: true })
    said.remove()
  }
}
