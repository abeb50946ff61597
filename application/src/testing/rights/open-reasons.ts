/** Why a use case need not know who asks. */
export type OpenReason =
  /** Shows or does what everybody may: search, a campsite's page, asking for a demo. */
  | 'public'
  /** Whoever holds the id of a reservation, from its link, may; staff and the guest alike. */
  | 'key of a reservation'
  /** The token, code or password in the command says who it is. */
  | 'proves itself'
  /** The gateway decides: its signature or its answer to our question is the only truth. */
  | 'gateway'
  /** A message provider's report: the door that takes it has checked its secret or signature. */
  | 'provider'
  /** Scheduled or typed by an operator: no door of the web leads here. */
  | 'command line'

export const everyone = { openTo: 'public' } as const
export const key = { openTo: 'key of a reservation' } as const
export const proof = { openTo: 'proves itself' } as const
export const gateway = { openTo: 'gateway' } as const
export const provider = { openTo: 'provider' } as const
export const commandLine = { openTo: 'command line' } as const
