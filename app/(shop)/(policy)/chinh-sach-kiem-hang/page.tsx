import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('inspection')

export default function Page() {
  return <PolicyPage policy="inspection" />
}
