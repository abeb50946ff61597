/**
 * `gateway`, `till` and `bank` are where money is: online, at the campsite's desk, gone from the platform's
 * bank. The others are whose it is: the guest's until the stay is over or its money became a voucher, then
 * the campsite's, of which the platform takes its fees and the VAT on them.
 */
export const ledgerAccounts = ['gateway', 'till', 'bank', 'guest', 'voucher', 'campsite', 'platform', 'vat'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]
