import type { Translator } from '#app/wording/catalogue.ts'
import type { WireInvoice } from '#server/wire/invoice-on-wire.ts'

const names = { 'pro-forma': 'proForma', 'tax-invoice': 'taxInvoice', invoice: 'invoice' } as const satisfies Record<
  WireInvoice['kind'],
  string
>

export function kindText(t: Translator<'invoice'>, { kind }: Pick<WireInvoice, 'kind'>): string {
  return t(names[kind])
}
