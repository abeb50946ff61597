import { createHash } from 'node:crypto'
import type { NameOfAct } from '@camp/application/idempotency/idempotency-keys.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { RouterContextProvider } from 'react-router'
import { formKeyName } from './form-key.ts'
import { ownerOfKey } from './key-owner.ts'
import { idempotencyKeys, requestFacts } from './request-scope.ts'

type Context = Pick<Readonly<RouterContextProvider>, 'get'>

interface Posted {
  readonly form: FormData
  /** What the form does, so that the keys of two forms never meet. */
  readonly scope: string
}

/**
 * A double click, a reload and the back button post the same showing of a form again: they lead where the
 * first post led. Without a key it is simply acted on; with other fields it is another form.
 */
export async function idempotentForm(
  context: Context,
  { form, scope }: Posted,
  act: (nameOfAct: NameOfAct | null) => Promise<string>,
): Promise<string> {
  const key = form.get(formKeyName)
  form.delete(formKeyName)
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) return act(null)
  const fingerprint = fingerprintOf(form)
  const owner = ownerOfKey(key, context.get(requestFacts))
  const once = await context
    .get(idempotencyKeys)
    .once({ scope: `${scope}#${owner}#${fingerprint}`, key, fingerprint }, async (nameOfAct) => ({
      status: 303,
      body: await act(nameOfAct),
    }))
  return once.ok ? String(once.value.body) : act(null)
}

/** Files count by their names and sizes. */
function fingerprintOf(form: FormData): string {
  const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name} ${value.size}`])
  return createHash('sha256').update(JSON.stringify(fields.toSorted())).digest('base64url')
}

/**
 * As `idempotentForm`, of what may be refused: a refusal is not kept, so that the same showing may be posted
 * again.
 */
export async function idempotentAct<Refusal>(
  context: Context,
  posted: Posted,
  act: () => Promise<Result<string, Refusal>>,
): Promise<Result<string, Refusal>> {
  const addressOrThrow = async () => {
    const done = await act()
    if (!done.ok) throw new NotDone(done.refusal)
    return done.value
  }
  try {
    return accepted(await idempotentForm(context, posted, addressOrThrow))
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
