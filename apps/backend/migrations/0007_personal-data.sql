CREATE TABLE "educations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "educations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"school" text NOT NULL,
	"degree" text NOT NULL,
	"major" text NOT NULL,
	"start_year" integer NOT NULL,
	"end_year" integer NOT NULL,
	CONSTRAINT "educations_years" CHECK ("educations"."start_year" <= "educations"."end_year")
);
--> statement-breakpoint
CREATE TABLE "personal_details" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"sex" integer,
	"birthday" date,
	"province" text,
	"city" text,
	"location" text,
	"introduction" text,
	"equipment" text,
	"provider" text,
	"connection" text,
	"speed_mbps" integer,
	"hobbies" text[],
	"interests" text,
	CONSTRAINT "personal_details_sex" CHECK ("personal_details"."sex" between 0 and 2),
	CONSTRAINT "personal_details_birthday" CHECK ("personal_details"."birthday" >= '1950-01-01'),
	CONSTRAINT "personal_details_speed" CHECK ("personal_details"."speed_mbps" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "profile_files" (
	"tuid" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "profile_files_file_id_pk" PRIMARY KEY("file_id")
);
--> statement-breakpoint
CREATE TABLE "tesol_registrations" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthday" date NOT NULL,
	"id_number" text NOT NULL,
	"has_certificate" boolean NOT NULL,
	"certificate" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tesol_registrations_birthday" CHECK ("tesol_registrations"."birthday" >= '1950-01-01'),
	CONSTRAINT "tesol_registrations_certificate" CHECK ("tesol_registrations"."has_certificate" = ("tesol_registrations"."certificate" is not null))
);
--> statement-breakpoint
CREATE TABLE "work_experiences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_experiences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"employer" text NOT NULL,
	"position" text NOT NULL,
	"start_year" integer NOT NULL,
	"end_year" integer,
	"description" text NOT NULL,
	CONSTRAINT "work_experiences_years" CHECK ("work_experiences"."end_year" is null or "work_experiences"."start_year" <= "work_experiences"."end_year")
);
--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_details" ADD CONSTRAINT "personal_details_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_files" ADD CONSTRAINT "profile_files_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_files" ADD CONSTRAINT "profile_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tesol_registrations" ADD CONSTRAINT "tesol_registrations_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "educations_unique" ON "educations" USING btree ("tuid","school","degree","start_year");--> statement-breakpoint
CREATE INDEX "profile_files_tuid" ON "profile_files" USING btree ("tuid");--> statement-breakpoint
CREATE UNIQUE INDEX "work_experiences_unique" ON "work_experiences" USING btree ("tuid","employer","position","start_year");