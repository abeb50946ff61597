/**
 * Where the gateway tells us of payments: the address that it was given, whatever a proxy made of it on the
 * way.
 */
export function notificationAddress(publicUrl: string): string {
  return `${publicUrl}/api/payments/notification`
}
