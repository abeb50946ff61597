/**
 * Digits alone, as wa.me wants them; null for a number that no cell phone has (landlines, 080, 086 and 087 in
 * South Africa). A number without country code is a South African one.
 */
export function whatsAppNumber(businessNumber: string | null): string | null {
  const typed = (businessNumber ?? '').trim()
  const digits = typed.replace(/\D/g, '')
  const international = typed.startsWith('+') ? digits : digits.replace(/^0/, '27')
  if (!international.startsWith('27')) return typed.startsWith('+') && digits.length >= 8 ? international : null
  return /^27(6\d|7\d|8[1-5])\d{7}$/.test(international) ? international : null
}

/** Opens a chat with the campsite in which the question has already begun. */
export function whatsAppLink(businessNumber: string | null, text: string): string | null {
  const number = whatsAppNumber(businessNumber)
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
