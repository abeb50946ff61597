import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what must be read again; bound to whose it is, so that rows cannot be exchanged. */
export interface Sealing {
  seal(text: string, whose: string): string
  open(sealed: string, whose: string): string
  /** Sealed with a key that is being replaced. */
  isOld(sealed: string): boolean
}

const algorithm = 'aes-256-gcm'

/** The newest key first. What is sealed names its key by eight letters of its hash. */
export function sealing(keys: readonly string[]): Sealing {
  const known = keys.map((text) => {
    const key = Buffer.from(hkdfSync('sha256', text, '', 'camp: sealed in the database', 32))
    return { key, name: createHash('sha256').update(key).digest('hex').slice(0, 8) }
  })
  const [newest] = known
  if (!newest) throw new Error('Nothing can be sealed without a key')
  return {
    seal(text, whose) {
      const iv = randomBytes(12)
      const cipher = createCipheriv(algorithm, newest.key, iv).setAAD(Buffer.from(whose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [newest.name, iv.toString('base64url'), body.toString('base64url')].join('.')
    },
    open(sealed, whose) {
      const [name, iv = '', body = ''] = sealed.split('.')
      const found = known.find((other) => other.name === name)
      if (!found) throw new Error('ENCRYPTION_KEY is not the one that this was encrypted with')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv(algorithm, found.key, Buffer.from(iv, 'base64url'))
      decipher.setAAD(Buffer.from(whose)).setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
    },
    isOld: (sealed) => !sealed.startsWith(`${newest.name}.`),
  }
}
