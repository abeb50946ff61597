import { useText } from '../../wording/use-text.ts'
import { TextField } from '../text-field.tsx'

interface FieldProps {
  readonly error: string | undefined
}

interface LoginFieldProps extends FieldProps {
  readonly value: string
}

export function LoginField({ value, error }: LoginFieldProps) {
  const t = useText('auth')
  return (
    <TextField
      id="username"
      error={error}
      name="username"
      label={t('login')}
      defaultValue={value}
      autoComplete="username"
      inputMode="email"
      spellCheck={false}
      required
    />
  )
}

export function CodeField({ error }: FieldProps) {
  const t = useText('auth')
  return (
    <TextField
      error={error}
      name="code"
      label={t('code')}
      hint={t('codeHint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      required
    />
  )
}

interface FactorCodeFieldProps extends FieldProps {
  readonly id?: string
  readonly hint?: string
}

/** Of an app, or from the list on paper: letters too. */
export function FactorCodeField({ error, id = 'code', hint }: FactorCodeFieldProps) {
  const t = useText('auth')
  return (
    <TextField
      id={id}
      error={error}
      name="code"
      label={t('factorCode')}
      hint={hint ?? t('factorCodeHint')}
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  )
}

export function NewPasswordField({ error }: FieldProps) {
  const t = useText('auth')
  return (
    <TextField
      error={error}
      name="password"
      label={t('newPassword')}
      hint={t('passwordHint')}
      type="password"
      autoComplete="new-password"
      required
    />
  )
}
