/** In the words of rule M7, and why. Never carries a number: the provider's `detail` may, so it stays out. */
export function smsFailure({ title }: { readonly title: string }): string {
  return `SMS sending failed: Failed to send SMS: ${title}`
}
