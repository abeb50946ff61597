const descriptions: Readonly<Record<string, string>> = {
  '000.100.110': "Request successfully processed in 'Merchant in Integrator Test Mode'",
  '000.200.000': 'Transaction pending',
  '000.200.100': 'Successfully created checkout',
  '000.400.000': 'Transaction succeeded (please review manually due to fraud suspicion)',
  '000.400.102': 'Card not enrolled',
  '000.400.103': 'Technical error in 3D system',
  '000.400.109': 'Card is not enrolled for 3DS version 2',
  '100.380.401': 'User authentication failed',
  '100.396.101': 'Cancelled by user',
  '100.396.104': 'Uncertain status - probably cancelled by user',
  '100.550.701': 'Amount exceeds the amount that can be refunded',
  '200.300.404': 'Invalid or missing parameter',
  '700.400.200': 'Cannot refund (invalid workflow or volume exceeded)',
  '700.400.580': 'Cannot find transaction',
  '700.600.100': 'Invalid signature',
  '800.100.152': 'Transaction declined by authorization system',
  '800.100.203': 'Transaction declined (insufficient funds)',
  '900.100.300': 'Timeout, uncertain result',
}

export function describeResult(code: string): string {
  return descriptions[code] ?? 'Undefined'
}
