import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { AgeScale } from '@camp/domain/pricing/age-scale.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { fullCatalogue } from '../../../organisations/testing/some-catalogues.ts'
import { own, owner } from './given-prices.ts'

export const [stand, cabin] = fullCatalogue.plots as [Catalogue['plots'][number], Catalogue['plots'][number]]
export const summer = fullCatalogue.seasons[0] as Season
export const family = fullCatalogue.ageScales[0] as AgeScale
export const four = fullCatalogue.discounts[0] as Discount
export const calendarDate = (text: string) => Temporal.PlainDate.from(text)
export const noEquipment = { tents: null, caravans: null }
export const asOwner = { actor: owner, organisationId: own }
export const changedMeanwhile = refused({ code: 'changed-meanwhile' })
export const autumn: Omit<Season, 'id'> = {
  name: ' Autumn ',
  seasonType: 'in',
  isActive: true,
  minimumStayPeriod: 0,
  startDate: calendarDate('2027-03-20'),
  endDate: calendarDate('2027-04-12'),
}
