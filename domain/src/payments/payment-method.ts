/**
 * How somebody paid online: the brand in the gateway's words (`VISA`, `CAPITECPAY`), of a card its last four
 * digits. Never more of its number.
 */
export interface PaymentMethod {
  readonly brand: string
  readonly last4: string | null
}

const names: Readonly<Record<string, string>> = {
  CARD: 'Card',
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  APPLEPAY: 'Apple Pay',
  GOOGLEPAY: 'Google Pay',
  SAMSUNGPAY: 'Samsung Pay',
  CAPITECPAY: 'Capitec Pay',
  PAYBYBANK: 'Pay by Bank',
  PEACHEFT: 'Pay by Bank',
  PAYSHAP: 'PayShap',
  NEDBANKDIRECTEFT: 'Nedbank Direct EFT',
  PAYFLEX: 'Payflex',
  ZEROPAY: 'ZeroPay',
  MOBICRED: 'Mobicred',
  '1FORYOU': '1ForYou',
  SCANTOPAY: 'Scan to Pay',
}

/**
 * For people: `Visa •••• 0091`, `Capitec Pay`; a brand without a name of its own as the gateway writes it.
 */
export function paymentMethodText({ brand, last4 }: PaymentMethod): string {
  const name = names[brand] ?? brand
  return last4 ? `${name} •••• ${last4}` : name
}
