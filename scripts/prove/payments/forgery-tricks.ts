import { readPeachFields, writeForm } from '@camp/adapters/payments/peach-fields.ts'
import { type PeachFields, withPeachSignature } from '@camp/adapters/payments/peach-signature.ts'
import type { Chance } from '../seeded-random.ts'
import { type Notice, type Signing, signedNotice } from './sent-notices.ts'

export interface Genuine {
  readonly fields: PeachFields
  readonly signing: Signing
}

/** Makes of a genuine notification one that nobody may believe. */
type Trick = (genuine: Genuine, chance: Chance) => Notice

const hex = (chance: Chance, length: number) => Array.from({ length }, () => chance.between(0, 15).toString(16)).join('')
const letters = 'abcxyz019.-%&=+ '

/** Whatever is read of these decides something, so nothing may slip into them. */
const decisive = ['amount', 'checkoutId', 'currency', 'id', 'merchantTransactionId', 'paymentType', 'result.code'] as const

/** Changed on the way: the signature is that of other words. */
export const bodyTricks: readonly Trick[] = [
  (genuine, chance) => {
    const { rawBody, headers } = sent(genuine)
    for (;;) {
      const at = chance.between(0, rawBody.length - 1)
      const forged = rawBody.slice(0, at) + chance.oneOf([...letters]) + rawBody.slice(at + 1)
      if (!saysTheSame(forged, rawBody)) return { rawBody: forged, headers }
    }
  },
  (genuine, chance) => withFields(genuine, (fields) => fields.delete(chance.oneOf([...genuine.fields.keys()]))),
  (genuine, chance) => withFields(genuine, (fields) => fields.set(`extra${hex(chance, 4)}`, hex(chance, 8))),
  (genuine, chance) => withFields(genuine, (fields) => fields.set('result.code', `000.000.${chance.between(100, 999)}`)),
  (genuine, chance) => {
    const { rawBody, headers } = sent(genuine)
    return { rawBody: `${rawBody}&${chance.oneOf(decisive)}=${hex(chance, 6)}`, headers }
  },
  (genuine, chance) => withFields(genuine, (fields) => swallowNext(fields, chance.oneOf(decisive))),
]

/** Signed by somebody else, by nothing, or in a way that is none. */
export const signatureTricks: readonly Trick[] = [
  (genuine, chance) => withSignature(genuine, () => hex(chance, 64)),
  (genuine, chance) => withSignature(genuine, (signature) => signature.slice(0, chance.between(0, 63))),
  (genuine) => withSignature(genuine, (signature) => signature.toUpperCase()),
  (genuine, chance) => withSignature(genuine, (signature) => `${signature}${hex(chance, 1)}`),
  (genuine, chance) => signedNotice(genuine.fields, { ...genuine.signing, secretToken: hex(chance, 32) }),
  ({ fields, signing }, chance) => {
    const { rawBody, headers } = signedNotice(fields, { ...signing, scheme: 'B' })
    const dropped = chance.oneOf(['timestamp', 'id', 'signature-algorithm'].map((name) => `x-webhook-${name}`))
    return { rawBody, headers: { ...headers, [dropped]: 'none' } }
  },
  ({ fields, signing }) => signedNotice(fields, { ...signing, scheme: 'B', url: `${signing.url}/` }),
  ({ fields }) => ({ rawBody: writeForm(fields), headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
]

/** Of another merchant: with its entity, signed by its secret or still by the signature of ours. */
export const entityTricks: readonly Trick[] = [
  ({ fields, signing }, chance) =>
    signedNotice(new Map([...fields, ['authentication.entityId', hex(chance, 32)]]), {
      ...signing,
      secretToken: hex(chance, 32),
    }),
  (genuine, chance) => withFields(genuine, (fields) => fields.set('authentication.entityId', hex(chance, 32))),
]

/**
 * Genuine once, and too long ago, or from a time to come: 300 s where the delivery is signed, 31 days where
 * the event is.
 */
export const staleTricks: readonly Trick[] = [
  ({ fields, signing }, chance) =>
    signedNotice(fields, { ...signing, scheme: 'B', at: signing.at.subtract({ seconds: chance.between(301, 86_400) }) }),
  ({ fields, signing }, chance) =>
    signedNotice(fields, { ...signing, scheme: 'B', at: signing.at.add({ seconds: chance.between(305, 86_400) }) }),
  ({ fields, signing }, chance) => {
    const at = signing.at.subtract({ hours: 24 * 31, seconds: chance.between(1, 86_400) })
    return signedNotice(new Map([...fields, ['timestamp', at.toString()]]), { ...signing, scheme: 'A' })
  },
]

function sent({ fields, signing }: Genuine): Notice {
  return signedNotice(fields, signing)
}

/**
 * Scheme A signs decoded words, so other escapes of the same words are genuine; scheme B signs every byte.
 */
function saysTheSame(forged: string, rawBody: string): boolean {
  const [one, other] = [readPeachFields(forged), readPeachFields(rawBody)]
  return JSON.stringify([...(one ?? [])]) === JSON.stringify([...(other ?? [])])
}

/** Other words under the old signature. */
function withFields(genuine: Genuine, change: (fields: Map<string, string>) => unknown): Notice {
  const { rawBody, headers } = sent(genuine)
  const fields = new Map(readPeachFields(rawBody))
  change(fields)
  return { rawBody: writeForm(fields), headers }
}

/** What scheme A cannot see: a value that takes its neighbour's name and value into itself. */
function swallowNext(fields: Map<string, string>, key: string): void {
  const keys = [...fields.keys()].filter((each) => each !== 'signature').toSorted()
  const next = keys[keys.indexOf(key) + 1]
  if (!next) return
  fields.set(key, `${fields.get(key)}${next}${fields.get(next)}`)
  fields.delete(next)
}

function withSignature({ fields, signing }: Genuine, change: (signature: string) => string): Notice {
  const { rawBody, headers } = signedNotice(fields, signing)
  const header = 'x-webhook-signature'
  if (signing.scheme === 'B') return { rawBody, headers: { ...headers, [header]: change(headers[header] ?? '') } }
  const signed = new Map(withPeachSignature(fields, signing.secretToken))
  return { rawBody: writeForm(signed.set('signature', change(signed.get('signature') ?? ''))), headers }
}
