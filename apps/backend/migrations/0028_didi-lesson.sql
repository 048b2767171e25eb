ALTER TABLE "didi_requests" ADD COLUMN "stu_uid" bigint;--> statement-breakpoint
ALTER TABLE "didi_requests" ADD COLUMN "class_tool" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "didi_requests" ADD COLUMN "lesson_fee_centavos" integer DEFAULT 9000 NOT NULL;--> statement-breakpoint
ALTER TABLE "didi_requests" ADD CONSTRAINT "didi_requests_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "didi_requests" ADD CONSTRAINT "didi_requests_tool_known" CHECK ("didi_requests"."class_tool" between 0 and 11);--> statement-breakpoint
ALTER TABLE "didi_requests" ADD CONSTRAINT "didi_requests_lesson_fee_not_negative" CHECK ("didi_requests"."lesson_fee_centavos" >= 0);