import { ButtonLink } from '../../components/button.tsx'
import { useText } from '../../wording/use-text.ts'
import { AuthPage } from './auth-page.tsx'

/** Somebody came here without having asked, or too late. */
export function NoCode({ askAt }: { readonly askAt: string }) {
  const t = useText('auth')
  return (
    <AuthPage title={t('noCodeTitle')} lead={t('noCodeText')} problems={[]}>
      <div>
        <ButtonLink to={askAt}>{t('anotherCode')}</ButtonLink>
      </div>
    </AuthPage>
  )
}
