import { networkPlace } from '@camp/domain/people/network-place.ts'
import { readCode } from '@camp/domain/people/one-time-code.ts'
import type { ContactKind } from '@camp/domain/reservations/contact-proof.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { mostSignInsPerAddress } from '../sign-in-limits.ts'
import type { TooManyTries } from '../sign-in-ports.ts'
import { type ContactProofPorts, isWithin, proofEnd } from './send-contact-code.ts'

export interface ProveContactCommand {
  readonly key: string
  /** As typed. */
  readonly code: string
  readonly address: string | null
}

export interface ContactProved {
  readonly kind: ContactKind
  readonly until: Temporal.Instant
}

/** The code that went there was typed: from now on the key stands for somebody who can be reached. */
export class ProveContact {
  readonly #ports: Pick<ContactProofPorts, 'contactProofs' | 'attempts' | 'clock'>

  constructor(ports: Pick<ContactProofPorts, 'contactProofs' | 'attempts' | 'clock'>) {
    this.#ports = ports
  }

  async execute(command: ProveContactCommand): Promise<Result<ContactProved, TooManyTries | { readonly code: 'code-wrong' }>> {
    const { contactProofs, clock } = this.#ports
    const { key, address } = command
    const from =
      address === null ? [] : [{ bucket: `contact try from ${networkPlace(address).address}`, most: mostSignInsPerAddress }]
    if (!(await isWithin(this.#ports, from))) return refused({ code: 'too-many-tries' })
    const code = readCode(command.code)
    const at = clock.now()
    const until = proofEnd(at)
    const kind = code && (await contactProofs.tryCode({ key, code, at, until }))
    return kind ? accepted({ kind, until }) : refused({ code: 'code-wrong' })
  }
}
