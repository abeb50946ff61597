import type { CreationProblem } from '@camp/application/organisations/platform/manage-organisations.ts'
import { memberProblems } from '#app/components/staff/members/member-problems.ts'
import type { Translator } from '#app/wording/catalogue.ts'

interface Words {
  readonly problems: Translator<'organisationProblems'>
  readonly people: Translator<'organisationPeople'>
  readonly label: (field: CreationProblem['field']) => string
}

export function creationProblemText({ problems, people, label }: Words, problem: CreationProblem): string {
  const field = label(problem.field)
  switch (problem.code) {
    case 'too-long':
      return problems('too-long', { field, most: problem.most })
    case 'missing':
    case 'form':
      return problems(problem.code, { field })
    case 'slug-form':
    case 'slug-reserved':
    case 'slug-taken':
    case 'province-unknown':
      return problems(problem.code)
    case 'out-of-range':
    case 'not-a-number':
    case 'not-money':
    case 'not-a-choice':
    case 'not-a-date':
    case 'policy':
      return problems('form', { field })
    default:
      return people(memberProblems[problem.code].text)
  }
}
