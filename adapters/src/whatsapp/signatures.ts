import { createHash, createHmac } from 'node:crypto'

/** `sha256=<hex>`: over the bytes as they came (rule M16). */
export function metaSignature(rawBody: Uint8Array, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`
}

/**
 * Over the address and, of a form, every name with its values: names sorted, of repeated ones the values that
 * differ, sorted (rule M16).
 */
export function twilioSignature(url: string, fields: URLSearchParams, authToken: string): string {
  const names = [...new Set(fields.keys())].toSorted()
  const listed = names.map((name) =>
    [...new Set(fields.getAll(name))]
      .toSorted()
      .map((value) => name + value)
      .join(''),
  )
  return createHmac('sha1', authToken)
    .update(url + listed.join(''))
    .digest('base64')
}

/** What Twilio puts into the address of a JSON call, as `bodySHA256`. */
export function bodyDigest(rawBody: Uint8Array): string {
  return createHash('sha256').update(rawBody).digest('hex')
}

/**
 * The address as it is, and with its default port said or left out: proxies differ in which of them was
 * signed.
 */
export function withAndWithoutPort(url: string): readonly string[] {
  const [, origin = '', rest = ''] = /^([a-z]+:\/\/[^/?#]+)(.*)$/i.exec(url) ?? []
  const standard = origin.startsWith('https:') ? ':443' : ':80'
  const other = /:\d+$/.test(origin) ? origin.replace(new RegExp(`${standard}$`), '') : origin + standard
  return [url, other + rest]
}
