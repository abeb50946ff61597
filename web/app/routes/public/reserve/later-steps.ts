/** What comes after the details of a guest, in one file of the browser's build. */
export { CheckStep } from './check-step.tsx'
export { TermsStep } from './terms-step.tsx'
