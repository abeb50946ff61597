import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordCheck, PasswordHasher } from '@camp/application/people/password-hasher.ts'
import { AtMost } from '../shared/at-most.ts'

interface Cost {
  /** Kibibytes. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

interface Hashed extends Cost {
  readonly nonce: Buffer
  readonly tag: Buffer
}

/** OWASP's least. */
const cost: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const tagLength = 32
const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Compared with where there is no hash, so that the answer takes as long; nothing hashes to it. */
const nobody: Hashed = { ...cost, nonce: Buffer.alloc(16), tag: Buffer.alloc(tagLength) }

/** Argon2id, kept as PHC strings. */
export class Argon2PasswordHasher implements PasswordHasher {
  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16)
    const tag = await tagOf(password, { ...cost, nonce }, tagLength)
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${phc(nonce)}$${phc(tag)}`
  }

  async check(password: string, passwordHash: string | null): Promise<PasswordCheck> {
    const kept = passwordHash === null ? nobody : read(passwordHash)
    const tag = await tagOf(password, kept, kept.tag.length)
    return { isRight: kept !== nobody && timingSafeEqual(tag, kept.tag), isOutdated: isOutdated(kept) }
  }
}

/** Files are read by the same four threads: those who log in at once wait for each other (rule X17). */
const turns = new AtMost(2)

function tagOf(password: string, { memory, passes, parallelism, nonce }: Omit<Hashed, 'tag'>, length: number): Promise<Buffer> {
  const asked = { message: password, nonce, tagLength: length, memory, passes, parallelism }
  return turns.run(() => promisify(argon2)('argon2id', asked))
}

function read(passwordHash: string): Hashed {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = phcForm.exec(passwordHash) ?? []
  if (!tag) throw new Error('a stored password hash cannot be read')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function isOutdated({ memory, passes, parallelism }: Cost): boolean {
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
}

function phc(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
