export { mockDefaultData as GET } from '@/lib/auth/template-mock/calls'
