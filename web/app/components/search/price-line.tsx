import type { PageCard } from '#server/wire/card-on-page.ts'
import { randText } from '../../formatting/rand-text.ts'
import type { Translator } from '../../wording/catalogue.ts'
import { useText } from '../../wording/use-text.ts'

/**
 * `loading` while other dates are asked for; otherwise the card's price, where null is "Contact for pricing".
 */
export type PriceLineState = 'loading' | { readonly price: PageCard['price'] }

interface PriceLineProps {
  readonly state: PriceLineState
  /** The only price of the card: without dates there is no total above it. */
  readonly isLarge?: boolean
}

export function PriceLineText({ state, isLarge = false }: PriceLineProps) {
  const t = useText('search')
  const look = isLarge ? 'text-[0.9375rem] font-bold' : 'text-sm text-ink-soft'
  if (state === 'loading') {
    return (
      <p className={look}>
        <span className="skeleton w-44" aria-hidden="true" />
        <span className="sr-only">{t('priceLoading')}</span>
      </p>
    )
  }
  return <p className={look}>{priceLine(t, state.price)}</p>
}

export function priceLine(t: Translator<'search'>, price: PageCard['price']): string {
  if (!price) return t('contactForPricing')
  return t(price.basis === 'perPerson' ? 'perPerson' : 'perPlot', { amount: randText(price.amount) })
}
