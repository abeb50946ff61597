/** Of international digits no more than tells two numbers of one conversation apart: `+27 ••• 567`. */
export function maskedNumber(digits: string): string {
  return digits.length < 8 ? '•••' : `+${digits.slice(0, 2)} ••• ${digits.slice(-3)}`
}
