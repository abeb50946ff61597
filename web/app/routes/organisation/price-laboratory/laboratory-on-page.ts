import type { LaboratoryNight, PriceLaboratoryView } from '@camp/application/pricing/settings/show-price-laboratory.ts'
import type { DiscountOnStay } from '@camp/domain/pricing/compared-discounts.ts'
import type { NightQuote, QuoteLine } from '@camp/domain/pricing/plot-quote.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { pickerRowOnWire } from '#server/wire/picker-on-wire.ts'
import { quoteLineLabel } from '#server/wire/quote-line-label.ts'

export type LaboratoryOnPage = ReturnType<typeof laboratoryOnPage>
export type RuleOfLine = 'base' | 'rate' | 'tier' | 'age-scale' | 'supplement' | 'discount' | 'rounding'

/** The picker's own row of the plot, and every reason for it, as plain data. */
export function laboratoryOnPage(
  view: PriceLaboratoryView,
  country: { currency: string; currencySymbol: string },
  t: Translator<'quoteLabels'>,
) {
  const { picked, nights, discounts, ageScale, strictestNight } = view
  const discountNamed = (name: string) => picked.discountApplied && discounts.find((each) => each.discount.name === name)
  return {
    picked: pickerRowOnWire(picked, country),
    notListed: view.notListed,
    nights: picked
      .quote()
      .nights.map((night, position) =>
        nightOnPage(night, nights[position], (line) => ({ label: quoteLineLabel(t, line), ...ruleOf(line) })),
      ),
    ageScale: ageScale && { id: ageScale.id, name: ageScale.name },
    discounts: discounts.map((each) => discountOnPage(each, picked.discountApplied?.name ?? null)),
    strictest: strictestNight && {
      date: strictestNight.date.toString(),
      required: strictestNight.required,
      season: strictestNight.setBy.kind === 'season' ? strictestNight.setBy.season.name : null,
      cell: strictestNight.setBy.kind === 'plot' ? strictestNight.setBy.cell : null,
    },
  }

  /** Which setting made an amount, so that the page can lead to it. */
  function ruleOf(line: QuoteLine): { readonly rule: RuleOfLine; readonly id: string | null } {
    switch (line.kind) {
      case 'discount':
        return { rule: 'discount', id: discountNamed(line.name)?.discount.id ?? null }
      case 'child':
        if (line.band) return { rule: 'age-scale', id: ageScale?.id ?? null }
        return { rule: line.tier ? 'tier' : 'rate', id: null }
      case 'pensioners':
        if (line.percentage !== 100) return { rule: 'age-scale', id: ageScale?.id ?? null }
        return { rule: line.tier ? 'tier' : 'rate', id: null }
      case 'adults':
      case 'rate':
        return { rule: line.tier ? 'tier' : 'rate', id: null }
      case 'supplement':
        return { rule: 'supplement', id: null }
      case 'base':
        return { rule: 'base', id: null }
      case 'rounding':
      case 'agreed':
        return { rule: 'rounding', id: null }
    }
  }
}

type Explaining = (line: QuoteLine) => { readonly label: string; readonly rule: RuleOfLine; readonly id: string | null }

function nightOnPage({ date, column, lines, price }: NightQuote, day: LaboratoryNight | undefined, explained: Explaining) {
  return {
    date: date.toString(),
    column,
    price: price.toRand(),
    season: day?.season ? { id: day.season.id, name: day.season.name } : null,
    publicHolidayName: day?.publicHolidayName ?? null,
    isSchoolHoliday: day?.isSchoolHoliday ?? false,
    lines: lines.map((line) => ({ amount: line.amount.toRand(), ...explained(line) })),
  }
}

function discountOnPage({ discount, noCandidate, nights, saving, quote }: DiscountOnStay, applied: string | null) {
  const obstacles = nights.flatMap(({ obstacle }) => obstacle ?? [])
  return {
    id: discount.id,
    name: discount.name,
    noCandidate: noCandidate?.code ?? null,
    minNights: discount.minNights,
    actsOn: nights.length - obstacles.length,
    obstacles: [...new Set(obstacles)],
    saving: saving.toRand(),
    total: quote.total.toRand(),
    isApplied: discount.name === applied,
  }
}
