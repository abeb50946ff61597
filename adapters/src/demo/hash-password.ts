import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }

/** Argon2id at OWASP's least cost, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await promisify(argon2)('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${phc(nonce)}$${phc(tag)}`
}

function phc(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
