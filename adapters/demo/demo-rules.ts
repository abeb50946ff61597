import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

type Many<Key extends keyof ImportedOrganisation> = ImportedOrganisation[Key]
type Discount = Many<'discounts'>[number]
type PaymentRule = Many<'paymentRules'>[number]

export function demoAgeScales(random: SeededRandom): Many<'ageScales'> {
  const pensionerPercentage = random.pick([100, 90, 85, 80])
  const young = { fromAge: 0, toAge: random.pick([2, 3, 5]), kind: 'free' } as const
  const half = { fromAge: young.toAge + 1, toAge: random.pick([11, 12, 13]), kind: 'percentage', percentage: 50 } as const
  const teens = { fromAge: half.toAge + 1, toAge: 17, kind: 'percentage', percentage: 75 } as const
  return [{ name: 'Families', pensionerPercentage, bands: random.chance(0.4) ? [young, half, teens] : [young, half] }]
}

const half = { allowPartialPayments: true, partialPaymentPercentage: 50 } as const
const choices: readonly [PaymentRule, ...PaymentRule[]] = [
  rule({ ...half, name: 'Half now, half two weeks before', minimumAmountForPartial: 1000, partialPaymentDueDays: 14 }),
  rule({ ...half, name: 'Half now, half a month before', minimumAmountForPartial: 1500, partialPaymentDueDays: 30 }),
  rule({ ...half, name: 'Thirty percent holds it', partialPaymentPercentage: 30, partialPaymentDueType: 'onArrival' }),
  rule({ name: 'Full amount at booking', allowPartialPayments: false, partialPaymentPercentage: 0 }),
]

/** What every desk of the demo writes again and again. */
export const demoSavedTexts: NonNullable<ImportedOrganisation['savedTexts']> = [
  {
    name: 'Arriving late',
    text: 'Hi {first name}, no problem: {plot} is ready for you. Phone us on {phone of the campsite} when you are near.',
  },
  { name: 'Gate code', text: 'Hi {first name}, the code for our gate is {gate code}. You can come in from {check-in}.' },
  {
    name: 'Still to pay',
    text: 'Hi {first name}, {amount open} is still open for {dates}. Pay by card or cash when you arrive.',
  },
]

export function demoPaymentRules(random: SeededRandom): Many<'paymentRules'> {
  return random.chance(0.75) ? [random.pick(choices)] : []
}

function rule(
  facts: Partial<PaymentRule> & Pick<PaymentRule, 'name' | 'allowPartialPayments' | 'partialPaymentPercentage'>,
): PaymentRule {
  return {
    isActive: true,
    minimumAmountForPartial: 0,
    partialPaymentDueType: 'dueBeforeReservation',
    partialPaymentDueDays: 0,
    ...facts,
  }
}

const weekNights = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'SUNDAY'] as const
const everyNight = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

const discountChoices: readonly Discount[] = [
  discount({ name: 'Midweek quiet', minNights: 2, discountValue: 15, validDays: weekNights, seasonTypes: ['out'] }),
  discount({ name: 'Stay four, save ten', minNights: 4, discountValue: 10, excludeHolidays: true }),
  discount({ name: 'Week away', minNights: 7, discountValue: 12.5 }),
  discount({
    name: 'Sixty rand off a quiet night',
    minNights: 2,
    discountType: 'fixed',
    discountValue: 60,
    seasonTypes: ['out'],
  }),
]

export function demoDiscounts(random: SeededRandom): Many<'discounts'> {
  return random.shuffled(discountChoices).slice(0, random.whole(0, 2))
}

function discount(facts: Partial<Discount> & Pick<Discount, 'name' | 'minNights' | 'discountValue'>): Discount {
  return {
    discountType: 'percentage',
    excludeHolidays: false,
    excludeSchoolHolidays: facts.seasonTypes?.length === 1,
    excludeDateRanges: [],
    validDays: everyNight,
    seasonTypes: ['out', 'in'],
    isActive: true,
    ...facts,
  }
}

export function demoTerms(random: SeededRandom, ofTheLand: string): Many<'specialTerms'> {
  const mandatory = { name: 'Rules of the camp', isActive: true, type: 'Mandatory', text: `<p>${ofTheLand}</p>` } as const
  const optional = random.pick([
    { name: 'Pets', text: '<p>Dogs are welcome on a lead. Please pick up after them.</p>' },
    { name: 'Late arrival', text: '<p>Phone the office if you arrive after six; somebody will wait at the gate.</p>' },
    { name: 'Firewood', text: '<p>Buy your wood here: carried wood brings borer beetles.</p>' },
  ])
  return random.chance(0.6)
    ? [mandatory, { ...optional, isActive: true, type: 'Optional' }]
    : random.chance(0.7)
      ? [mandatory]
      : []
}

export function demoCancellationPolicy(random: SeededRandom): Many<'cancellationPolicy'> {
  return random.pick([
    [step(14, 100), step(7, 50)],
    [step(30, 100), step(14, 50), step(7, 25)],
    [step(7, 100), step(2, 50)],
    [step(21, 90), step(7, 45)],
  ])
}

function step(daysBeforeArrival: number, refundPercentage: number) {
  return { daysBeforeArrival, refundPercentage }
}
