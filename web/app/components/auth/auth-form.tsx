import type { ReactNode } from 'react'

interface AuthFormProps {
  readonly csrfToken: string
  /** Which of the page's forms it is; without it the pressed button says what is wanted. */
  readonly go?: string
  readonly children: ReactNode
}

/**
 * Sent as a document, so that the whole page, its header too, is the one of whoever is signed in afterwards.
 */
export function AuthForm({ csrfToken, go, children }: AuthFormProps) {
  return (
    <form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {go && <input type="hidden" name="go" value={go} />}
      {children}
    </form>
  )
}
