import { Button } from '../../components/button.tsx'
import { useText } from '../../wording/use-text.ts'

/**
 * A form of its own, so that it works without scripts; returns to `/`, and this tab forgets what was typed in
 * it.
 */
export function SignOutButton({ csrfToken }: { readonly csrfToken: string }) {
  const t = useText('shell')
  return (
    <form method="post" action="/api/auth/signout" onSubmit={() => sessionStorage.clear()}>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value="/" />
      <Button type="submit" intent="secondary" size="small">
        <span className="whitespace-nowrap">{t('signOut')}</span>
      </Button>
    </form>
  )
}
