import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'

/** What the address of the report may ask for. */
export const smsStates = {
  waiting: ['unanswered', 'accepted'],
  sent: ['sent'],
  delivered: ['delivered', 'read'],
  failed: ['failed'],
  local: ['delivered-locally'],
} as const satisfies Record<string, readonly DeliveryState[]>

export type SmsStateName = keyof typeof smsStates
export const smsStateNames = Object.keys(smsStates) as readonly SmsStateName[]

/** Null for what it does not know: any state. */
export function smsStatesNamed(name: string): readonly DeliveryState[] | null {
  return Object.hasOwn(smsStates, name) ? smsStates[name as SmsStateName] : null
}
