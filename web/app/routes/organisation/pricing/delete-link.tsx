import { ButtonLink } from '#app/components/button.tsx'
import { useText } from '#app/wording/use-text.ts'

/** The way to the page that asks before it deletes. */
export function DeleteLink({ to }: { readonly to: string }) {
  const t = useText('staffFrame')
  return (
    <ButtonLink to={to} intent="quiet">
      {t('delete')}
    </ButtonLink>
  )
}
