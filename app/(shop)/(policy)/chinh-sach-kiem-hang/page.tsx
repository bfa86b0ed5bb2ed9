import { PolicyPage, type PolicyProps, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = (props: PolicyProps) =>
  policyMetadata({ ...props, policy: 'inspection' })

export default function Page(props: PolicyProps) {
  return <PolicyPage {...props} policy="inspection" />
}
