interface ListedPage {
  readonly files: readonly { readonly name: string; readonly at: string }[]
  /** Where the next page begins; absent on the last one. */
  readonly next: string | undefined
}

/** Our own names need no more of XML than this; entries of others in the same bucket are left out. */
const entry = /<Contents>(.*?)<\/Contents>/gs
const ours = /^[a-z0-9-]+\/[a-z0-9]+\.[a-z0-9]+$/

/** A page of `ListObjectsV2`. */
export function listedInS3(xml: string): ListedPage {
  const files = [...xml.matchAll(entry)].flatMap(([, inner = '']) => {
    const [name, at] = [textOf(inner, 'Key'), textOf(inner, 'LastModified')]
    return name && at && ours.test(name) ? [{ name, at }] : []
  })
  const next = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined
  return { files, next }
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
