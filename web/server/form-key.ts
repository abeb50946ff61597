/** The name of the button's value that tells one showing of a form from the next. */
export const formKeyName = 'formKey'
