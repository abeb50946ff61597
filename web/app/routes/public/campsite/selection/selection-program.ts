export { PhoneBar } from './phone-bar.tsx'
export { SelectionForm } from './selection-form.tsx'
