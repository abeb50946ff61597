import type { PickerPlot, SelectionQuote } from '@camp/application/picker/picker-view.ts'
import type { Criterion } from '@camp/domain/availability/criteria.ts'
import type { PaymentTerms } from '@camp/domain/deposit/payment-terms.ts'
import { directPaymentText } from '@camp/domain/formatting/direct-payment-text.ts'
import { paymentTermsText } from '@camp/domain/formatting/payment-terms-text.ts'
import { type PictureTexts, textsOfPictures } from '@camp/domain/pictures/picture-text.ts'
import { isPlotFieldForGuests, type Plot } from '@camp/domain/plots/plot.ts'
import type { LowestPrice } from '@camp/domain/pricing/lowest-price.ts'
import { englishLabels } from './english-labels.ts'
import { dateOnWire, randOnWire, stayOnWire } from './on-wire.ts'
import { nightsOnWire } from './quote-on-wire.ts'

export type WireSelectionQuote = ReturnType<typeof selectionOnWire>

interface PickerOrganisation {
  readonly currency: string
  readonly currencySymbol: string
  readonly pictureTexts?: PictureTexts
}

type ForGuests = { [Field in keyof Plot]: (typeof isPlotFieldForGuests)[Field] extends true ? Field : never }[keyof Plot]

function plotForGuests(plot: Plot): Pick<Plot, ForGuests> {
  const shown = Object.entries(plot).filter(([field]) => isPlotFieldForGuests[field as keyof Plot])
  return Object.fromEntries(shown) as Pick<Plot, ForGuests>
}

/** A plot of the picker with its price night by night, by the names that clients know. */
export function pickerPlotOnWire(row: PickerPlot, organisation: PickerOrganisation) {
  return { ...pickerRowOnWire(row, organisation), dailyPricingBreakdown: nightsOnWire(row.quote()) }
}

/** The same without the nights. */
export function pickerRowOnWire(row: PickerPlot, { currency, currencySymbol, pictureTexts = {} }: PickerOrganisation) {
  const { plot, availability, paymentRule } = row
  return {
    ...offerOnWire(row),
    OrgSiteType: [{ id: plot.siteId, siteType: row.siteType }],
    minimumStay: availability.minimumStay,
    currency,
    currencySymbol,
    paymentRule: paymentRule && {
      ...paymentRule,
      minimumAmountForPartial: randOnWire(paymentRule.minimumAmountForPartial),
    },
    orgSiteId: plot.siteId,
    ...plotForGuests(plot),
    minimumStayPeriod: plot.minimumNights.general,
    minimumStayPeriodOffPeak: plot.minimumNights.offPeak,
    minimumStayPeriodPeak: plot.minimumNights.peak,
    minimumStayPeriodSuperPeak: plot.minimumNights.superPeak,
    pictureTexts: textsOfPictures(pictureTexts, plot.images),
  }
}

/** Whether a plot can be had for a stay, why not, and for how much. */
export function offerOnWire(row: PickerPlot) {
  const { availability, discountApplied } = row
  return {
    siteName: row.siteName,
    siteType: row.siteType,
    isAvailable: availability.isAvailable,
    isSelectable: availability.isSelectable,
    unavailableReason: row.unavailableReason,
    criteria: availability.criteria.map(criterionOnWire),
    nearestDates: row.nearestDates && stayOnWire(row.nearestDates),
    nearestTotal: row.nearestTotal && randOnWire(row.nearestTotal),
    hasStoppedLooking: row.hasStoppedLooking,
    bookingPax: row.bookingPax,
    total: randOnWire(row.total),
    discountApplied: discountApplied?.name ?? null,
    discountAmount: discountApplied ? randOnWire(discountApplied.amount) : 0,
    paymentTerms: paymentTermsText(englishLabels, row.paymentTerms),
    paymentTermsFacts: paymentTermsOnWire(row.paymentTerms),
  }
}

export function paymentTermsOnWire(terms: PaymentTerms) {
  if (terms.kind === 'full-amount') return { kind: terms.kind }
  return {
    kind: terms.kind,
    percentage: terms.percentage,
    deposit: randOnWire(terms.deposit),
    balance: randOnWire(terms.balance),
    due: terms.due && dateOnWire(terms.due),
  }
}

export function lowestPriceOnWire({ price, rateBasis }: LowestPrice) {
  return { price: randOnWire(price), rateBasis }
}

function criterionOnWire(criterion: Criterion) {
  return criterion.code === 'too-far-ahead' ? { ...criterion, latestArrival: dateOnWire(criterion.latestArrival) } : criterion
}

export function selectionOnWire({ plots, amountDue, amountDueUpFront, dueDate, direct }: SelectionQuote) {
  return {
    plots: plots.map(({ plotId, plotName, siteName, quote }) => ({
      plotId,
      plotName,
      siteName,
      total: randOnWire(quote.total),
      discountApplied: quote.discountApplied?.name ?? null,
      discountAmount: quote.discountApplied ? randOnWire(quote.discountApplied.amount) : 0,
      dailyPricingBreakdown: nightsOnWire(quote),
    })),
    amountDue: randOnWire(amountDue),
    amountDueUpFront: randOnWire(amountDueUpFront),
    dueDate: dueDate && dateOnWire(dueDate),
    paidDirectly: direct && directPaymentText({ ...direct, language: 'en' }),
  }
}
