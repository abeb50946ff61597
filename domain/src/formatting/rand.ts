/** `R1234.50` everywhere (rule T3); below nought with a true minus sign. Whole cents. */
export function formatRand(cents: number): string {
  const amount = Math.abs(cents)
  const rand = Math.floor(amount / 100)
  const rest = String(amount % 100).padStart(2, '0')
  return `${cents < 0 ? '−' : ''}R${rand}.${rest}`
}
