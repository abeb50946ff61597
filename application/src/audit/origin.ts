/** Through which door a change came in. `background` is the work that a process does by itself. */
export const originDoors = ['web', 'command', 'background'] as const

/** From where: never more of an address than the network around it (rules U11, X10). */
export interface Origin {
  readonly door: (typeof originDoors)[number]
  /** 24 bits of IPv4 or 48 of IPv6; null where there is none. */
  readonly network: string | null
}
