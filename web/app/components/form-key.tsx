import { formKeyName } from '#server/form-key.ts'
import { useShell } from './use-shell.ts'

/**
 * Stands in a form whose second press would act a second time; what it does is then an `idempotentAct`. Of
 * somebody who is signed in the key is known, visitors get one from their page.
 */
export function FormKey({ formKey }: { readonly formKey?: string }) {
  const ofSession = useShell()?.session?.formKey
  const value = formKey ?? ofSession
  return value && <input type="hidden" name={formKeyName} value={value} />
}
