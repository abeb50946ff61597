import { ErrorSummary } from '../error-summary.tsx'
import { FileForm } from './file-form.tsx'

type CsvStepWord = 'choose' | 'another' | 'file' | 'fileHint' | 'check' | 'checking'

interface CsvStepProps {
  /** Of the control that takes the file. */
  readonly name: string
  readonly t: (word: CsvStepWord) => string
  /** One was dealt with already. */
  readonly isAgain: boolean
  readonly error: string | undefined
}

/** Where a CSV file is chosen; what is in it is shown before anything is written. */
export function CsvStep({ name, t, isAgain, error }: CsvStepProps) {
  return (
    <>
      <ErrorSummary problems={error ? [{ field: name, message: error }] : []} />
      <FileForm
        name={name}
        title={t(isAgain ? 'another' : 'choose')}
        label={t('file')}
        hint={t('fileHint')}
        accept=".csv,text/csv"
        error={error}
        submit={t('check')}
        busy={t('checking')}
      />
    </>
  )
}
