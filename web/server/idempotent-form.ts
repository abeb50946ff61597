import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { formKeyName } from './form-key.ts'
import { ownerOfKey } from './key-owner.ts'

interface Posted {
  readonly form: FormData
  /** What the form does, so that the keys of two forms never meet. */
  readonly scope: string
  readonly by: Parameters<typeof ownerOfKey>[1]
}

/**
 * A double click, a reload and the back button post the same showing of a form again: they lead where the
 * first post led. Without a key, or with one that came with other fields, the form is simply acted on.
 */
export async function idempotentForm(
  keys: IdempotencyKeys,
  { form, scope, by }: Posted,
  act: () => Promise<string>,
): Promise<string> {
  const key = form.get(formKeyName)
  form.delete(formKeyName)
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) return act()
  const fingerprint = JSON.stringify([...form].filter(([, value]) => typeof value === 'string').toSorted())
  const once = await keys.once({ scope: `${scope}#${ownerOfKey(key, by)}`, key, fingerprint }, async () => ({
    status: 303,
    body: await act(),
  }))
  return once.ok ? String(once.value.body) : act()
}

/**
 * As `idempotentForm`, of what may be refused: a refusal is not kept, so that the same showing may be posted
 * again.
 */
export async function idempotentAct<Refusal>(
  keys: IdempotencyKeys,
  posted: Posted,
  act: () => Promise<Result<string, Refusal>>,
): Promise<Result<string, Refusal>> {
  const addressOrThrow = async () => {
    const done = await act()
    if (!done.ok) throw new NotDone(done.refusal)
    return done.value
  }
  try {
    return accepted(await idempotentForm(keys, posted, addressOrThrow))
  } catch (error) {
    if (error instanceof NotDone) return refused(error.refusal as Refusal)
    throw error
  }
}

/** Leaves `idempotentForm` without an answer to keep; never leaves this file. */
class NotDone extends Error {
  readonly refusal: unknown

  constructor(refusal: unknown) {
    super('refused')
    this.refusal = refusal
  }
}
