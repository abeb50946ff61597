/** Once the browser has drawn what a press changed: what takes a slow phone longer. In a browser alone. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
