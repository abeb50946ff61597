import { expect, it } from 'vitest'
import { aPlot, rates } from '../testing/a-plot.ts'
import { aSeason } from '../testing/a-season.ts'
import { anOrganisation } from '../testing/an-organisation.ts'
import { givenCatalogue } from '../testing/given-catalogue.ts'
import { halfNow } from '../testing/payment-rules.ts'
import type { Catalogue } from './catalogue.ts'
import { type GuidedStep, guidedProgress, guidedSteps, stepsLeft } from './guided-set-up.ts'

const organisation = anOrganisation({
  shortDescription: '<p>Shade.</p>',
  cityName: 'Ceres',
  businessNumber: '+27 21 555 0100',
  images: ['one', 'two', 'three'],
})
const [priced, free] = [aPlot({ rates: rates(200) }), aPlot({ rates: rates(0), baseRates: rates(0) })]
const complete = givenCatalogue({ organisation, plots: [priced], seasons: [aSeason()], paymentRules: [halfNow] })

it('is done with everything there', () => {
  expect(stepsLeft(guidedProgress(complete, { hasBankAccount: true }))).toEqual([])
})

it.each<readonly [string, Partial<Catalogue>, readonly GuidedStep[]]>([
  ['no words', { organisation: { ...organisation, shortDescription: '' } }, ['about']],
  ['no town', { organisation: { ...organisation, cityName: '' } }, ['about']],
  ['no telephone', { organisation: { ...organisation, businessNumber: null } }, ['about']],
  ['no plot', { plots: [] }, ['plots', 'rates']],
  ['every plot switched off', { plots: [{ ...priced, isActive: false }] }, ['plots', 'rates']],
  ['a plot that costs nothing', { plots: [priced, free] }, ['rates']],
  ['a plot that costs nothing and is switched off', { plots: [priced, { ...free, isActive: false }] }, []],
  ['no season', { seasons: [] }, ['rates']],
  ['a season that is switched off', { seasons: [aSeason({ isActive: false })] }, ['rates']],
  ['two pictures', { organisation: { ...organisation, images: ['one', 'two'] } }, ['pictures']],
  ['a payment rule that is switched off', { paymentRules: [{ ...halfNow, isActive: false }] }, ['rules']],
])('with %s', (_what, facts, left) => {
  expect(stepsLeft(guidedProgress({ ...complete, ...facts }, { hasBankAccount: true }))).toEqual(left)
})

it('asks for the bank account, in the order in which a campsite is led', () => {
  expect(stepsLeft(guidedProgress(complete, { hasBankAccount: false }))).toEqual(['bank'])
  expect(
    stepsLeft(
      guidedProgress(givenCatalogue({ organisation: anOrganisation({ cityName: '' }), plots: [] }), { hasBankAccount: false }),
    ),
  ).toEqual(guidedSteps)
})
