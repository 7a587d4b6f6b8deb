import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** primary: the one thing to do here; secondary: what else can be done; plain: text only. */
  look?: 'primary' | 'secondary' | 'plain'
  /** Minimum heights 40, 48 and 56 px (specification section 9). */
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole width it is given. */
  wide?: boolean
}

/** The class names of a button, for a link that looks like one. */
export const buttonClass = ({ look = 'secondary', size = 'medium', wide = false }: Omit<ButtonProps, 'className'>) =>
  [styles.button, styles[look], styles[size], wide && styles.wide].filter(Boolean).join(' ')

export function Button({ look, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  const own = buttonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })
  return <button type={type} className={className ? `${own} ${className}` : own} {...rest} />
}
