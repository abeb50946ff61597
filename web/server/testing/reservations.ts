import type { TestStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { HashedConfirmationKeys } from '@camp/adapters/reservations/hashed-confirmation-keys.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { ApiAnswer, ApiClient, Inputs, Outputs } from './api-client.ts'

export type Hold = Outputs['reservations']['hold']
export type PickerPlots = Outputs['orgPlots']['getAllForPicker']

export const couple = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }
/** Monday to Thursday, off-peak. */
export const threeNights = { arrivalDate: '2027-02-01', departureDate: '2027-02-04' }

export async function pickerPlots(client: ApiClient, orgSlug: string, wish: object = {}): Promise<PickerPlots> {
  const answer = await client.query<PickerPlots>('orgPlots.getAllForPicker', { orgSlug, ...threeNights, ...couple, ...wish })
  if (answer.error) throw new Error(answer.text)
  return answer.data
}

export async function plotNamed(client: ApiClient, orgSlug: string, name: string) {
  const plot = (await pickerPlots(client, orgSlug)).find((each) => each.name === name)
  if (!plot) throw new Error(`${orgSlug} has no plot ${name}`)
  return plot
}

export async function holdPlots(
  client: ApiClient,
  orgSlug: string,
  names: readonly string[],
  wish: Partial<Inputs['reservations']['hold']> = {},
  key?: string,
): Promise<ApiAnswer<Hold>> {
  const plots = await Promise.all(names.map((name) => plotNamed(client, orgSlug, name)))
  const wanted = plots.map(({ id }) => ({ plotId: id, ...couple }))
  return client.mutate<Hold>('reservations.hold', { orgSlug, ...threeNights, plots: wanted, ...wish }, key)
}

export const guest = {
  firstName: 'Thandi',
  lastName: 'Canary-Surname',
  email: 'canary@guest.test',
  countryCode: '+27',
  cell: '0829990001',
  verificationPreference: 'SMS',
  optIntoMarketing: false,
  specialRequest: 'canary-special-request',
  allergies: 'canary-allergies',
  language: 'en',
  termsAccepted: true,
  payInFull: false,
} as const

/** With every term that was put to the guest accepted. */
export function submission({ id, specialTerms }: Hold, details: object = {}) {
  return { id, ...guest, acceptedTermIds: specialTerms.map((term) => term.id), ...details }
}

/** What `reservations.confirm` wants where nothing is paid online: as the message to the guest has it. */
export async function confirmationBy({ em }: Pick<TestStore, 'em'>, id: string) {
  return { id, confirmation: await new HashedConfirmationKeys(em).of(id as ReservationId) }
}

/** What waits for a payment that may still come is due (rule M19). */
export async function tenMinutesLater(store: TestStore): Promise<void> {
  await store.em.execute(`update outbox_message set next_try_at = next_try_at - interval '10 minutes' where state = 'pending'`)
}
