/** What the panel did, as the address says it. */
export const dones = ['moved', 'undone', 'undone-told', 'blocked', 'block-changed', 'block-released'] as const
type Done = (typeof dones)[number]

/** The form that takes it back, and nothing that somebody else did since; null where there is no way. */
export function undoFields(done: Done, query: URLSearchParams): readonly (readonly [string, string])[] | null {
  const block = [
    ['block', query.get('block-id') ?? ''],
    ['version', query.get('block-version') ?? ''],
  ] as const
  const was = [...new URLSearchParams(query.get('was') ?? '')]
  switch (done) {
    case 'moved': {
      const amendment = query.get('amendment')
      const fields = [['intent', 'undo'] as const, ['reference', query.get('reference') ?? ''] as const]
      return amendment ? [...fields, ['amendment', amendment]] : null
    }
    case 'blocked':
      return [['intent', 'release-block'], ...block]
    case 'block-changed':
      return was.length > 0 ? [['intent', 'change-block'], ...block, ...was] : null
    case 'block-released':
      return was.length > 0 ? [['intent', 'block'], ...was] : null
    case 'undone':
    case 'undone-told':
      return null
  }
}
