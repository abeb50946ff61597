import { networkPlace } from '@camp/domain/people/network-place.ts'
import type { Account } from './account.ts'
import type { Browser, SignInPorts } from './sign-in-ports.ts'

/** Minutes that every limit looks back. */
export const limitMinutes = 15
/** Wrong passwords, and wrong codes, per account: of all strangers together, and of each known device. */
export const mostGuesses = 10
/** Codes sent to one account, counted in the same way: each costs the platform money. */
export const mostCodes = 5
/** Of one network address (rule X10), over all accounts; a school's or a camp's network is one address. */
export const mostSignInsPerAddress = 100

type LimitPorts = Pick<SignInPorts, 'attempts' | 'devices' | 'clock'>
export type LimitedAct = 'password' | 'code' | 'send-code' | 'factor'

interface Claim {
  readonly act: LimitedAct
  readonly account: Account | undefined
  /** As typed: what counts where there is no such account. */
  readonly login: string
  readonly browser: Browser
}

/** Places that the act has taken in its limits; given back when it proves to be no guess. */
export type TakenAttempts = readonly string[]

/**
 * Nothing when a limit is reached. A known device is measured by itself, so that strangers cannot shut its
 * owner out.
 */
export async function takeAttempts(ports: LimitPorts, claim: Claim): Promise<TakenAttempts | undefined> {
  const at = ports.clock.now()
  const limits = await limitsOf(ports, claim)
  const places: string[] = []
  for (const { bucket, most } of limits) {
    const place = await ports.attempts.take({ bucket, most, at, since: at.subtract({ minutes: limitMinutes }) })
    if (place === undefined) return undefined
    places.push(place)
  }
  return places
}

export async function giveBack({ attempts }: Pick<SignInPorts, 'attempts'>, places: TakenAttempts): Promise<void> {
  for (const place of places) await attempts.giveBack(place)
}

async function limitsOf({ devices }: LimitPorts, { act, account, login, browser }: Claim) {
  const { address, deviceKey } = browser
  const most = act === 'send-code' ? mostCodes : mostGuesses
  const bucket = `${act} of ${account?.id ?? login.trim().toLowerCase()}`
  if (account && deviceKey && (await devices.knows(account.id, deviceKey))) return [{ bucket: `${bucket} on ${deviceKey}`, most }]
  const from = address === null ? null : networkPlace(address).address
  const ofAddress = from === null ? [] : [{ bucket: `${act} from ${from}`, most: mostSignInsPerAddress }]
  return [...ofAddress, { bucket, most }]
}
