CREATE TYPE "public"."attendance_record_kind" AS ENUM('late', 'earlyLeave');--> statement-breakpoint
CREATE TYPE "public"."complaint_direction" AS ENUM('received', 'sent');--> statement-breakpoint
CREATE TYPE "public"."complaint_state" AS ENUM('waiting', 'answered', 'upheld', 'dismissed', 'withdrawn');--> statement-breakpoint
CREATE TABLE "attendance_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"kind" "attendance_record_kind" NOT NULL,
	"minutes" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendance_records_minutes_positive" CHECK ("attendance_records"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "complaint_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" bigint NOT NULL,
	"is_tutor" boolean NOT NULL,
	"content" text NOT NULL,
	"key" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "complaint_replies_content_length" CHECK (char_length("complaint_replies"."content") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500001 CACHE 1),
	"tuid" bigint NOT NULL,
	"direction" "complaint_direction" NOT NULL,
	"clid" bigint,
	"complainant" text NOT NULL,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"state" "complaint_state" DEFAULT 'waiting' NOT NULL,
	"key" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "complaints_reason_length" CHECK (char_length("complaints"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "instructional_videos" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recitation_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recitation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 300001 CACHE 1),
	"tuid" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"score" smallint NOT NULL,
	"comment" text NOT NULL,
	"clip_title" text,
	"clip_seconds" integer,
	"clip_viewed_at" timestamp (3) with time zone,
	"feedback" text,
	"feedback_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recitation_reports_score_known" CHECK ("recitation_reports"."score" between 0 and 100),
	CONSTRAINT "recitation_reports_clip_whole" CHECK (("recitation_reports"."clip_title" is null) = ("recitation_reports"."clip_seconds" is null)),
	CONSTRAINT "recitation_reports_feedback_whole" CHECK (("recitation_reports"."feedback" is null) = ("recitation_reports"."feedback_at" is null))
);
--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_replies" ADD CONSTRAINT "complaint_replies_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_reports" ADD CONSTRAINT "recitation_reports_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recitation_reports" ADD CONSTRAINT "recitation_reports_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_records_tuid_at" ON "attendance_records" USING btree ("tuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_records_clid_kind_unique" ON "attendance_records" USING btree ("clid","kind");--> statement-breakpoint
CREATE INDEX "complaint_replies_complaint" ON "complaint_replies" USING btree ("complaint_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_replies_key_unique" ON "complaint_replies" USING btree ("complaint_id","key");--> statement-breakpoint
CREATE INDEX "complaints_tuid_direction_at" ON "complaints" USING btree ("tuid","direction","at");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_tuid_key_unique" ON "complaints" USING btree ("tuid","key");--> statement-breakpoint
CREATE INDEX "recitation_reports_tuid_at" ON "recitation_reports" USING btree ("tuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "recitation_reports_clid_unique" ON "recitation_reports" USING btree ("clid");