import { useNavigate } from 'react-router'
import { tidy } from '../../selection/selection-parameters.ts'

interface TidySubmit {
  /** Takes the place of the address before: a choice is no page of its own. */
  readonly replaces: boolean
}

/** Sends a GET form as the address would be written by hand, without a jump to the top. */
export function useTidySubmit({ replaces }: TidySubmit): (form: HTMLFormElement) => void {
  const navigate = useNavigate()
  return (form) => {
    void navigate({ search: `?${tidy(new FormData(form))}` }, { replace: replaces, preventScrollReset: true })
  }
}
