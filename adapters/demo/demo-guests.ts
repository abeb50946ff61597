import type { GuestDetails } from '@camp/domain/reservations/reservation.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

export type DemoGuest = Pick<
  GuestDetails,
  'firstName' | 'lastName' | 'email' | 'countryCode' | 'cell' | 'verificationPreference' | 'language'
> & { readonly userId: UserId }

const firstNames = [
  ...['Thandi', 'Sipho', 'Annelie', 'Johan', 'Lerato', 'Themba', 'Priya', 'Riaan', 'Nomsa', 'Kagiso', 'Megan', 'Willem'],
  ...['Zanele', 'Pieter', 'Ayesha', 'Bongani', 'Chantal', 'Dineo', 'Ernst', 'Farouk', 'Grace', 'Hannes', 'Imka', 'Jabu'],
] as const
const lastNames = [
  ...['Nkosi', 'Botha', 'Dlamini', 'van der Merwe', 'Naidoo', 'Mokoena', 'Jacobs', 'Pretorius', 'Khumalo', 'Fourie'],
  ...['Mahlangu', 'Smit', 'Petersen', 'Molefe', 'Venter', 'Sithole', 'Pillay', 'Coetzee', 'Ndlovu', 'Abrahams'],
] as const
const afrikaans = new Set(['Annelie', 'Johan', 'Riaan', 'Willem', 'Pieter', 'Ernst', 'Hannes', 'Imka', 'Chantal'])
const cellStarts = ['082', '083', '072', '073', '084', '079', '061'] as const

/** People who do not exist, at addresses that cannot. */
export function demoGuests(count: number, random: SeededRandom, uuid: () => string): readonly DemoGuest[] {
  return Array.from({ length: count }, (_, position) => {
    const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)]
    return {
      userId: uuid() as UserId,
      firstName,
      lastName,
      email: `${firstName}.${lastName}${position}@example.test`.toLowerCase().replaceAll(' ', ''),
      countryCode: '+27',
      cell: `${random.pick(cellStarts)}${String(random.whole(0, 9_999_999)).padStart(7, '0')}`,
      verificationPreference: random.chance(0.6) ? 'WHATSAPP' : 'SMS',
      language: afrikaans.has(firstName) && random.chance(0.6) ? 'af' : 'en',
    }
  })
}
