import type { DiscountPreview } from '@camp/application/pricing/settings/preview-discount.ts'

export type PreviewOnPage = ReturnType<typeof previewOnPage>

/** Night by night, the price without any discount and with this one alone, and why it passes a night by. */
export function previewOnPage({ plotName, full, alone, charged }: DiscountPreview) {
  const { noCandidate, nights, quote, saving } = alone
  return {
    plotName,
    noCandidate: noCandidate?.code ?? null,
    without: full.total.toRand(),
    with: quote.total.toRand(),
    saving: saving.toRand(),
    charged: charged.total.toRand(),
    chargedDiscount: charged.discountApplied?.name ?? null,
    nights: nights.map(({ date, obstacle }, position) => ({
      date: date.toString(),
      season: full.nights[position]?.season?.name ?? null,
      obstacle: noCandidate ? null : obstacle,
      without: full.nights[position]?.price.toRand() ?? 0,
      with: quote.nights[position]?.price.toRand() ?? 0,
    })),
  }
}
